import { memberWith } from '../fixtures/people.ts';
import { fails, never } from '../support/answers.ts';
import { dialog, inTurn, press, sees } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';
import { AT_END, CHAT, FRESH, isOpen } from './chat-places.ts';

const poor = memberWith({
  payments: { subscription_type: 'trial', words_left: 0, image_generations_left: 0, images_generations_left: 0 },
});

export const chatDialogScreens: Screen[] = [
  {
    name: 'stories/memory',
    at: CHAT,
    ...AT_END,
    arrange: inTurn(isOpen, press('Memory'), sees('The kettle is always on.')),
  },
  {
    name: 'stories/memory-empty',
    at: CHAT,
    ...AT_END,
    answers: { 'GET /api/story/:id/memory': { summary: '', summarised: 0, facts: [] } },
    arrange: inTurn(isOpen, press('Memory'), sees('Nothing is pinned yet.')),
  },
  {
    name: 'stories/memory-editing',
    at: CHAT,
    ...AT_END,
    arrange: inTurn(isOpen, press('Memory'), sees('The kettle is always on.'), press('Edit this fact')),
  },
  {
    name: 'stories/memory-loading',
    at: CHAT,
    ...AT_END,
    answers: { 'GET /api/story/:id/memory': never },
    arrange: inTurn(isOpen, press('Memory'), dialog('What is remembered')),
  },
  {
    name: 'stories/memory-error',
    at: CHAT,
    ...AT_END,
    answers: { 'GET /api/story/:id/memory': fails('not_found') },
    arrange: inTurn(isOpen, press('Memory'), sees('Nothing was found here.')),
  },
  {
    name: 'stories/delete-question',
    at: CHAT,
    ...AT_END,
    arrange: inTurn(isOpen, press('Delete'), dialog('Are you sure you want to delete this?')),
  },
  {
    name: 'stories/post-dialog',
    at: CHAT,
    ...AT_END,
    arrange: inTurn(isOpen, press('Post'), dialog('Post this chat')),
  },
  {
    name: 'stories/post-dialog-refused',
    at: CHAT,
    ...AT_END,
    answers: { 'POST /api/post': fails('invalid', { title: ['A title is needed.'], tags: ['At most 10 tags.'] }) },
    arrange: inTurn(
      isOpen,
      press('Post'),
      dialog('Post this chat'),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click(),
      sees('A title is needed.'),
    ),
  },
  {
    name: 'stories/report-siren',
    at: FRESH,
    ...AT_END,
    arrange: inTurn(
      press('Report siren'),
      dialog('Report siren'),
      (page) => page.getByRole('button', { name: 'Submit Report' }).click(),
      sees('Please describe the issue.'),
    ),
  },
  {
    name: 'stories/out-of-words',
    at: CHAT,
    ...AT_END,
    who: poor,
    arrange: sees('You have run out of audio words.'),
  },
];
