/** Tells whether a user or feed name is kept for the house; `more` adds words of the route table. */
export declare function isReservedName(name: string, more?: readonly string[]): boolean;
