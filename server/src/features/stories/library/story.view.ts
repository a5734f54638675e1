import type { PostedCompose } from '@sirenade/contract/posts';
import type { SirenImage } from '@sirenade/contract/sirens';
import type { Compose, Memory, Story, StoryCard } from '@sirenade/contract/stories';
import { beginningOf, wordsOfAnswer } from '../compose.rules.ts';
import type { AnsweredCompose, AnswerRow, SharedCompose, StoryFact, StoryRow } from '../stories.tables.ts';

/** Why a story takes no more messages. */
const CLOSED = 'This siren is not here any more. You can still read what was said.';

/** The media of an answer. */
export interface AnswerMedia {
  audio: { url: string; seconds: number | null; base64: string | undefined } | undefined;
  image: SirenImage | undefined;
}

/** A message and its answer with its media. */
export function viewExchange(
  { userInput, text, audioWords, state }: Pick<SharedCompose, 'userInput' | 'text' | 'audioWords' | 'state'>,
  { audio, image }: AnswerMedia,
): PostedCompose {
  return {
    user_input: userInput,
    ai_response: wordsOfAnswer({ state, text }),
    ...(audio?.base64 === undefined ? {} : { audio: audio.base64 }),
    audio_url: audio?.url ?? null,
    audio_words: audio ? audioWords : [],
    audio_seconds: audio?.seconds ?? null,
    ...(image?.b64_png === undefined ? {} : { b64_png: image.b64_png }),
    image_url: image?.url ?? null,
    image: image ?? null,
    state: state === 'stopped' ? 'stopped' : 'whole',
  };
}

/** A compose as its owner sees it. */
export function viewCompose(
  { compose, answer, shownIndex, count }: AnsweredCompose,
  { audio, image }: AnswerMedia,
  isRunning: boolean,
): Compose {
  const { userInput } = compose;
  const reply = answer ?? { text: '', audioWords: [], state: 'stopped' as const };
  const exchange = viewExchange({ userInput, ...reply }, { audio, image });
  return {
    id: compose.id,
    ...exchange,
    created_at: compose.createdAt.toISOString(),
    alternate: { shown: shownIndex, count },
    state: isRunning ? 'writing' : exchange.state,
  };
}

/** The posted part of a story as composes: readers do not learn of alternate answers. */
export function viewShared(shared: SharedCompose[], exchanges: PostedCompose[]): Compose[] {
  return exchanges.map((exchange, at) => ({
    ...exchange,
    id: at + 1,
    created_at: shared[at]?.createdAt.toISOString() ?? '',
    alternate: { shown: 0, count: 1 },
  }));
}

interface PartnerSiren {
  name: string;
  coverUrl: string | null;
}

/** The siren of a story; the stored name when she is deleted or hidden. */
function viewPartner(row: StoryRow, siren: PartnerSiren | undefined): Story['siren'] {
  return { id: row.sirenId, name: siren?.name ?? row.sirenName, cover_url: siren?.coverUrl ?? null };
}

/** A story as one reader sees it; readers who do not own it get the posted part only. */
export function viewStory(
  row: StoryRow,
  parts: { composes: Compose[]; user: Story['info']['user']; mine: boolean; siren: PartnerSiren | undefined },
): Story {
  const { mine, siren } = parts;
  return {
    id: row.id,
    siren_id: row.sirenId,
    siren: viewPartner(row, siren),
    composes: parts.composes,
    info: {
      user_id: row.userId,
      post_id: row.postId,
      tags: mine ? row.tags : row.postTags,
      first_compose: mine ? row.firstCompose : beginningOf(parts.composes[0]?.user_input ?? ''),
      user: parts.user,
    },
    mine,
    closed: siren ? null : CLOSED,
  };
}

/** A story in the list of recent ones. */
export function viewStoryCard(row: StoryRow, siren: PartnerSiren | undefined): StoryCard {
  return {
    id: row.id,
    siren: viewPartner(row, siren),
    first_compose: row.firstCompose,
    updated_at: row.updatedAt.toISOString(),
    post_id: row.postId,
  };
}

/** Summary and facts of a story, for its owner. */
export function viewMemory(row: StoryRow, facts: StoryFact[]): Memory {
  return {
    summary: row.summary,
    summarised: row.summarised,
    facts: facts.map(({ id, text, composeId }) => ({ id, text, compose_id: composeId })),
  };
}

/** A whole story for the data export of its owner, with all answers. */
export function viewExported(
  row: StoryRow,
  composes: AnsweredCompose[],
  answers: AnswerRow[],
  parts: { facts: StoryFact[]; addressOf: (mediaId: string | null) => string | null },
) {
  const answersOf = new Map<number, AnswerRow[]>(composes.map(({ compose }) => [compose.id, []]));
  for (const answer of answers) answersOf.get(answer.composeId)?.push(answer);
  return {
    id: row.id,
    siren: { id: row.sirenId, name: row.sirenName },
    tags: row.tags,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    memory: viewMemory(row, parts.facts),
    composes: composes.map(({ compose }) => ({
      user_input: compose.userInput,
      created_at: compose.createdAt.toISOString(),
      answers: (answersOf.get(compose.id) ?? []).map((answer) => ({
        text: wordsOfAnswer(answer),
        shown: answer.id === compose.answerId,
        stopped: answer.state === 'stopped',
        audio_url: parts.addressOf(answer.audioId),
        image_url: parts.addressOf(answer.imageId),
        created_at: answer.createdAt.toISOString(),
      })),
    })),
  };
}
