import { member, unverified } from '../fixtures/people.ts';
import { longSiren, ownSiren, siren } from '../fixtures/sirens.ts';
import { fails, never } from '../support/answers.ts';
import { dialog, heading, inTurn, press, says, sees } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';
import { FRESH } from './chat-places.ts';

export const freshChatScreens: Screen[] = [
  { name: 'stories/fresh-visitor', at: FRESH, arrange: sees('Come in out of the rain') },
  {
    name: 'stories/fresh-member',
    isPage: true,
    at: `/story?siren=${siren.id}`,
    who: member,
    arrange: sees('Come in out of the rain'),
  },
  {
    name: 'stories/fresh-own',
    at: FRESH,
    who: member,
    answers: {
      'GET /api/sirens/:id': { ...ownSiren, private: true, hidden_reason: 'The description names a real person.' },
    },
    arrange: sees('This siren is private'),
  },
  {
    name: 'stories/fresh-intro-being-made',
    at: FRESH,
    who: member,
    answers: { 'GET /api/sirens/:id': { ...ownSiren, intro: null, has_intro: false, intro_state: 'making' } },
    arrange: sees('The intro is being made.'),
  },
  {
    name: 'stories/fresh-bare',
    at: FRESH,
    who: unverified,
    answers: { 'GET /api/sirens/:id': { ...siren, images: [], cover_image_id: null, intro: null, tags: [] } },
    arrange: heading(siren.name),
  },
  {
    name: 'stories/fresh-demonstration',
    at: FRESH,
    who: member,
    answers: { 'GET /api/engines': { demonstration_voice: true, not_painted: [] } },
    arrange: sees('This is the built-in demonstration voice'),
  },
  {
    name: 'stories/fresh-long',
    at: FRESH,
    who: member,
    answers: { 'GET /api/sirens/:id': longSiren },
    arrange: heading(longSiren.name),
  },
  {
    name: 'stories/fresh-loading',
    at: FRESH,
    who: member,
    answers: { 'GET /api/sirens/:id': never },
    arrange: async (page) => void (await page.getByRole('status').first().waitFor({ state: 'attached' })),
  },
  {
    name: 'stories/siren-gone',
    at: FRESH,
    who: member,
    answers: { 'GET /api/sirens/:id': fails('not_found') },
    arrange: says(/./),
  },
  {
    name: 'stories/fresh-picture',
    at: FRESH,
    who: member,
    arrange: inTurn(press(/^Enlarge the picture/), dialog(siren.name)),
    frame: 'window',
  },
  {
    name: 'stories/fresh-advanced',
    at: FRESH,
    who: member,
    arrange: inTurn(sees('Come in out of the rain'), press(/Advanced/)),
    frame: 'whole',
  },
  { name: 'stories/nobody', at: '/story', who: member, arrange: heading('It is quiet out there') },
];
