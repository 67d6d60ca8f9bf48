/** What uses objects until it has come to an operation of its own: a stream, or something that has no operations and ends. */
export interface User {
  /** True when it is past the operation; it does not go back. */
  hasReached(number: number): boolean;
}

/** Users beyond the last one are looked through when so many have come together. */
const FEW = 8;

/**
 * Who uses an object, and up to which operation. Users are asked, and tell nothing when they are done: JavaScript may end
 * before they could (a time limit, the end of the stack), and a count would be wrong from then on.
 */
export class Uses {
  #user: User | undefined;
  #number = 0;
  /** Up to where the users before the last one use it. */
  #others: Map<User, number> | undefined;
  #many = FEW;

  /** Only the newest number of a user counts. */
  add(user: User, number: number): void {
    if (this.#user !== user) {
      if (this.#user !== undefined && !this.#user.hasReached(this.#number)) this.#keep(this.#user);
      this.#others?.delete(user);
      this.#user = user;
    }
    this.#number = number;
  }

  #keep(user: User): void {
    this.#others ??= new Map();
    this.#others.set(user, this.#number);
    if (this.#others.size < this.#many) return;
    this.#forgetPast(this.#others);
    this.#many = FEW + 2 * this.#others.size;
  }

  #forgetPast(others: Map<User, number>): void {
    for (const [user, number] of others) if (user.hasReached(number)) others.delete(user);
  }

  get areOver(): boolean {
    if (this.#user !== undefined && !this.#user.hasReached(this.#number)) return false;
    this.#user = undefined;
    if (this.#others === undefined) return true;
    this.#forgetPast(this.#others);
    return this.#others.size === 0;
  }
}
