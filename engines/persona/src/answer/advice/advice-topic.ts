/** What can be advised on a topic: each way is two or three points that stand together. */
export interface Advice {
  form: RegExp;
  ways: readonly (readonly string[])[];
  ask: string;
}
