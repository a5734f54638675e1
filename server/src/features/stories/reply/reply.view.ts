import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import type { AnswerRow, ComposeRow } from '../stories.tables.ts';

/** The end event of a reply: the charged credits of its stored answer, and the address of its speech. */
export function viewEnd(
  compose: ComposeRow,
  answer: AnswerRow,
  addressOf: (audio: { id: string }) => string,
): ReplyEnd {
  return {
    compose_id: compose.id,
    position: compose.position,
    words: answer.wordsCharged,
    images: answer.imagesCharged,
    audio_url: answer.audioId === null ? null : addressOf({ id: answer.audioId }),
    stopped: answer.state === 'stopped',
  };
}
