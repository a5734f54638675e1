declare global {
  interface Window {
    /** What the page asked for before the app was there, by address. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** The answer to a question that was asked while the app was still on its way; each can be taken once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[address];
  delete window.earlyAnswers?.[address];
  return answer;
}
