import { member } from '../fixtures/people.ts';
import { siren } from '../fixtures/sirens.ts';
import {
  closedStory,
  composeOf,
  composes,
  foreignStory,
  longStory,
  readOnlyStory,
  story,
  storyOf,
} from '../fixtures/stories.ts';
import { fails, never, streams } from '../support/answers.ts';
import { heading, inTurn, press, type Step, says, sees, write } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';
import { AT_END, CHAT, isOpen } from './chat-places.ts';

const send: Step = inTurn(write(/^Message to /, 'Then show me the third one.'), (page) =>
  page.getByRole('textbox', { name: /^Message to / }).press('Enter'),
);

export const chatScreens: Screen[] = [
  { name: 'stories/chat', isPage: true, at: CHAT, ...AT_END, arrange: isOpen },
  { name: 'stories/chat-whole', isPage: true, at: CHAT, who: member, arrange: isOpen, frame: 'whole' },
  { name: 'stories/chat-visitor', at: CHAT, arrange: isOpen, frame: 'window', around: 'end' },
  {
    name: 'stories/chat-playing',
    at: CHAT,
    ...AT_END,
    arrange: inTurn(isOpen, press('Play all'), sees('Pause')),
  },
  {
    name: 'stories/chat-waiting',
    at: CHAT,
    ...AT_END,
    answers: { 'POST /api/story/:id': never },
    arrange: inTurn(isOpen, send, sees('Then show me the third one.')),
  },
  {
    name: 'stories/chat-streaming',
    at: CHAT,
    ...AT_END,
    answers: {
      'POST /api/story/:id': streams([
        { seq: 1, story_id: story.id, reply: 'r1' },
        { seq: 2, chunk: '*She turns the chart to the light.* ' },
        { seq: 3, chunk: 'There. You would have to stand very still to see it, and' },
      ]),
    },
    arrange: inTurn(isOpen, send, sees('You would have to stand very still')),
  },
  {
    name: 'stories/chat-failed',
    at: CHAT,
    ...AT_END,
    answers: { 'POST /api/story/:id': fails('reply_failed') },
    arrange: inTurn(isOpen, send, sees('Nothing was charged.')),
  },
  {
    name: 'stories/chat-refused',
    at: CHAT,
    ...AT_END,
    answers: { 'POST /api/story/:id': fails('refused') },
    arrange: inTurn(isOpen, send, sees('Input considered harmful.')),
  },
  {
    name: 'stories/chat-unanswered',
    at: CHAT,
    ...AT_END,
    answers: { 'GET /api/story/:id': storyOf([...composes, composeOf(4, 'Are you still there?', '')]) },
    arrange: sees('The answer did not arrive.'),
  },
  {
    name: 'stories/chat-read-only',
    at: CHAT,
    ...AT_END,
    answers: { 'GET /api/story/:id': readOnlyStory },
    arrange: sees('Continue'),
  },
  {
    name: 'stories/chat-siren-gone',
    at: `/story?story=${story.id}`,
    ...AT_END,
    answers: { 'GET /api/story/:id': closedStory },
    arrange: sees('This siren is not here any more.'),
  },
  {
    name: 'stories/chat-long',
    at: CHAT,
    who: member,
    answers: { 'GET /api/story/:id': longStory },
    arrange: sees('one'),
    frame: 'whole',
  },
  {
    name: 'stories/chat-foreign',
    at: CHAT,
    ...AT_END,
    answers: { 'GET /api/story/:id': foreignStory },
    arrange: heading(siren.name),
    hasForeignSigns: true,
  },
  {
    name: 'stories/chat-loading',
    at: CHAT,
    who: member,
    answers: { 'GET /api/story/:id': never },
    arrange: async (page) => void (await page.getByRole('status').first().waitFor({ state: 'attached' })),
  },
  {
    name: 'stories/chat-error',
    at: CHAT,
    who: member,
    answers: { 'GET /api/story/:id': fails('internal') },
    arrange: inTurn(heading('Something went wrong.'), says('Something went wrong.')),
  },
  {
    name: 'stories/chat-unknown',
    at: CHAT,
    who: member,
    answers: { 'GET /api/story/:id': fails('not_found') },
    arrange: says("This chat doesn't exist"),
  },
  {
    name: 'stories/chat-editing',
    at: CHAT,
    ...AT_END,
    arrange: inTurn(
      isOpen,
      (page) => page.getByRole('button', { name: 'Edit message' }).last().click(),
      write('Edit your message', 'And what would you not show me for any price?'),
    ),
  },
];
