export const CONDITION_MS: number;
export const TEST_MS: number;
export const SUITE_MS: number;
