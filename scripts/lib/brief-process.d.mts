export const BRIEF_FLAGS: string[];
