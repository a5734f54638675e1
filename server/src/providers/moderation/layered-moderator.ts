import type { Moderator, SubjectKind } from './moderation.ts';

/** Texts that only their author reads pass by the rules alone while the server is away; all other kinds fail. */
const MAY_GO_ON: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['chat', 'reply']);

/** The rules first, then a moderation server on top of them: either may refuse. */
export function layeredModerator(
  rules: Moderator,
  server: Moderator,
  onFault: (error: unknown) => void,
): Moderator & { close(): void } {
  return {
    kind: `${rules.kind} and ${server.kind}`,
    judge: async (subject, call) => {
      const verdict = await rules.judge(subject, call);
      if (!verdict.allowed) return verdict;
      try {
        return await server.judge(subject, call);
      } catch (error) {
        if (call.signal.aborted || !MAY_GO_ON.has(subject.kind)) throw error;
        onFault(error);
        return verdict;
      }
    },
    close: () => server.close?.(),
  };
}
