declare global {
  interface Window {
    /** Requests that `askEarly` sent before the app was there, by address. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** The answer to a request that was sent before the app was there; each can be taken once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[address];
  delete window.earlyAnswers?.[address];
  return answer;
}
