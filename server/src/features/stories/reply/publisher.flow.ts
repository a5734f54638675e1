import type { ReplyHappening } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { LogFull } from '../../../platform/live/live-log.ts';

/** Tells what happens in a reply to whoever reads it, each event with its number. */
export interface ReplyTeller {
  tell(happening: ReplyHappening): void;
  /** Says that nothing more comes. */
  end(): Promise<void>;
}

/** The number of the event that whoever begins a reply tells first, so that there is something to read. */
const FIRST = 1;

/** Tells the first event of a reply, by which it can be come back to. */
export function tellFirst(ctx: Pick<Context, 'live'>, id: string, storyId: number | null): void {
  const first = { seq: FIRST, reply: id };
  ctx.live.write(id, storyId === null ? { chunk: '', ...first } : { story_id: storyId, ...first });
}

/** Tells the rest, with a sign of life whenever nothing else was told for a while. */
export function makeTeller(
  ctx: Pick<Context, 'live' | 'log' | 'paces'>,
  id: string,
  /** Called when readers can be told no more. */
  onFull: () => void,
): ReplyTeller {
  const write = ctx.live.writer(id);
  let seq = FIRST;
  let isOver = false;
  let isSilent = false;
  const tell = (happening: ReplyHappening) => {
    if (isOver) return;
    seq++;
    isSilent = false;
    try {
      // Written out for what comes most often: a spread-out object takes several times the room and the time.
      write('chunk' in happening ? { chunk: happening.chunk, seq } : { ...happening, seq });
    } catch (error) {
      if (error instanceof LogFull) onFull();
      else ctx.log.error({ err: error }, 'an event of a reply was not told');
    }
  };
  // Not started anew with every event, which would cost more than telling it.
  const silence = setInterval(() => {
    if (isSilent) tell({ chunk: '' });
    isSilent = true;
  }, ctx.paces.silenceMs);
  return {
    tell,
    end: async () => {
      isOver = true;
      clearInterval(silence);
      await ctx.live.end(id);
    },
  };
}
