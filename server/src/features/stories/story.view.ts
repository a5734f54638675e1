import type { SirenImage } from '@sirenade/contract/sirens';
import type { Compose, Memory, Story, StoryCard } from '@sirenade/contract/stories';
import type { AnswerRow, StoryFact, StoryRow, ToldCompose } from './stories.tables.ts';
import { postOf } from './story.rules.ts';

/** What is heard and seen with an answer. */
export interface AnswerMedia {
  audio: { url: string; seconds: number | null; base64: string | undefined } | undefined;
  image: SirenImage | undefined;
}

function stateOf(answer: AnswerRow | null, isRunning: boolean): Compose['state'] {
  if (isRunning) return 'writing';
  return answer === null || answer.stopped ? 'stopped' : 'whole';
}

/** A compose as its readers see it. */
export function viewCompose(
  { compose, answer, shown, count }: ToldCompose,
  { audio, image }: AnswerMedia,
  isRunning: boolean,
): Compose {
  return {
    id: compose.id,
    user_input: compose.userInput,
    ai_response: answer?.text ?? '',
    ...(audio?.base64 === undefined ? {} : { audio: audio.base64 }),
    audio_url: audio?.url ?? null,
    audio_words: audio && answer ? answer.audioWords : [],
    audio_seconds: audio?.seconds ?? null,
    ...(image?.b64_png === undefined ? {} : { b64_png: image.b64_png }),
    image_url: image?.url ?? null,
    image: image ?? null,
    created_at: compose.createdAt.toISOString(),
    alternate: { shown, count },
    state: stateOf(answer, isRunning),
  };
}

/** A story as one reader sees it. */
export function viewStory(
  row: StoryRow,
  parts: { composes: Compose[]; user: Story['info']['user']; mine: boolean; closed: string | null },
): Story {
  return {
    id: row.id,
    siren_id: row.sirenId,
    composes: parts.composes,
    info: {
      user_id: row.userId,
      post_id: postOf(row),
      tags: row.tags,
      first_compose: row.firstCompose,
      user: parts.user,
    },
    mine: parts.mine,
    closed: parts.closed,
  };
}

/** A story in the list of the last ones; a siren that is out of sight keeps the name she had. */
export function viewStoryCard(row: StoryRow, siren: { name: string; coverUrl: string | null } | undefined): StoryCard {
  return {
    id: row.id,
    siren: { id: row.sirenId, name: siren?.name ?? row.sirenName, cover_url: siren?.coverUrl ?? null },
    first_compose: row.firstCompose,
    updated_at: row.updatedAt.toISOString(),
    post_id: postOf(row),
  };
}

/** What a siren remembers, as the owner of the story reads it. */
export function viewMemory(row: StoryRow, facts: StoryFact[]): Memory {
  return {
    summary: row.summary,
    summarised: row.summarised,
    facts: facts.map(({ id, text, composeId }) => ({ id, text, compose_id: composeId })),
  };
}

/** A whole story for the export of its owner: every answer, not only the ones that are shown. */
export function viewExported(
  row: StoryRow,
  composes: ToldCompose[],
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
        text: answer.text,
        shown: answer.id === compose.answerId,
        stopped: answer.stopped,
        audio_url: parts.addressOf(answer.audioId),
        image_url: parts.addressOf(answer.imageId),
        created_at: answer.createdAt.toISOString(),
      })),
    })),
  };
}
