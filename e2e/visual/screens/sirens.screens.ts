import { member, unverified } from '../fixtures/people.ts';
import { pictureOf } from '../fixtures/pictures.ts';
import { ownSiren } from '../fixtures/sirens.ts';
import { fails, never, streams } from '../support/answers.ts';
import { dialog, heading, inTurn, openTab, press, type Step, sees, shape, shows, write } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const CREATE = '/sirens/create';
const EDIT = `/sirens/edit/${ownSiren.id}`;
const editing = { at: EDIT, who: member, answers: { 'GET /api/sirens/:id': ownSiren } } as const;
const opened = heading('Create Siren');
const filled: Step = inTurn(
  opened,
  write('Name', 'Ines Duarte'),
  write('Description', 'A cartographer of thirty-one who draws the coast from memory.'),
  write('Appearance', 'Dark hair tied back, a waxed coat, ink on her fingers, evening light'),
);
const build: Step = inTurn(opened, press('Siren Builder'), dialog('Siren Builder'));
const group = (name: string): Step => inTurn(build, openTab(new RegExp(name)));

const create: Screen[] = [
  { name: 'sirens/create-visitor', at: CREATE, arrange: heading(/must be logged in and verified/) },
  { name: 'sirens/create-unverified', at: CREATE, who: unverified, arrange: heading(/must be logged in and verified/) },
  { name: 'sirens/create-empty', isPage: true, at: CREATE, who: member, arrange: opened, frame: 'whole' },
  {
    name: 'sirens/create-filled',
    at: CREATE,
    who: member,
    arrange: inTurn(
      filled,
      press('Show Advanced Options'),
      write('Secrets', 'She left the survey office after an argument.'),
    ),
    frame: 'whole',
  },
  {
    name: 'sirens/create-faults',
    at: CREATE,
    who: member,
    answers: {
      'POST /api/sirens': fails('invalid', {
        name: ['A name has at most 50 characters.'],
        description: ['A description has at most 2,000 characters.'],
        voice: ['Choose one of the voices.'],
      }),
      'POST /api/sirens/generate-image/progress': fails('unavailable'),
    },
    arrange: inTurn(opened, press('Create Siren'), sees(/required/)),
    frame: 'whole',
  },
  {
    name: 'sirens/create-painting',
    at: CREATE,
    who: member,
    answers: { 'POST /api/sirens/generate-image/progress': streams([{ progress: 0.4 }]) },
    arrange: inTurn(filled, press('Generate New Image'), sees('40%')),
  },
  {
    name: 'sirens/create-paint-failed',
    at: CREATE,
    who: member,
    answers: { 'POST /api/sirens/generate-image/progress': fails('out_of_images') },
    arrange: inTurn(filled, press('Generate New Image'), sees('Please buy more image credits')),
  },
  {
    name: 'sirens/create-leaving',
    at: CREATE,
    who: member,
    arrange: inTurn(
      filled,
      (page) => page.getByRole('banner').getByRole('link', { name: 'Saved chats' }).click(),
      dialog(/unsaved changes/),
    ),
    frame: 'window',
  },
];

const builder: Screen[] = ['General', 'Physical', 'Attire', 'Pose', 'Details'].map((name) => ({
  name: `sirens/builder-${name.toLowerCase()}`,
  at: CREATE,
  who: member,
  arrange: group(name),
  frame: 'window',
}));

const notPainted: Screen = {
  name: 'sirens/builder-not-painted',
  at: CREATE,
  who: member,
  answers: {
    'GET /api/engines': { demonstration_voice: true, not_painted: ['full body', 'partially clothed', 'nude'] },
  },
  arrange: inTurn(
    group('General'),
    (page) => page.getByRole('radio', { name: 'Full Body, not painted' }).check(),
    (page) =>
      page
        .getByRole('combobox', { name: 'Clothing' })
        .selectOption('Nude')
        .then(() => {}),
    sees('Not painted by the built-in painter: Full Body, Nude.'),
  ),
  frame: 'window',
};

const edit: Screen[] = [
  { name: 'sirens/edit', isPage: true, ...editing, arrange: heading('Edit Ines Duarte'), frame: 'whole' },
  {
    name: 'sirens/edit-loading',
    at: EDIT,
    who: member,
    answers: { 'GET /api/sirens/:id': never },
    arrange: shape,
  },
  {
    name: 'sirens/edit-error',
    at: EDIT,
    who: member,
    answers: { 'GET /api/sirens/:id': fails('forbidden') },
    arrange: heading('This siren did not load'),
  },
  {
    name: 'sirens/edit-full-gallery',
    at: EDIT,
    who: member,
    answers: {
      'GET /api/sirens/:id': { ...ownSiren, images: Array.from({ length: 10 }, (_, place) => pictureOf(place)) },
    },
    arrange: sees('Max 10 images reached.'),
  },
  {
    name: 'sirens/edit-outdated',
    at: EDIT,
    who: member,
    answers: { 'GET /api/sirens/:id': ownSiren, 'PUT /api/sirens/:id': fails('conflict') },
    arrange: inTurn(
      heading('Edit Ines Duarte'),
      write('Description', 'A cartographer who has changed her mind.'),
      press('Save Siren'),
      sees('Save mine anyway'),
    ),
    frame: 'whole',
  },
];

const mine: Screen[] = [
  { name: 'sirens/mine', isPage: true, at: '/sirens/my-sirens', who: member, arrange: heading('Ines Duarte') },
  {
    name: 'sirens/mine-empty',
    at: '/sirens/my-sirens',
    who: member,
    answers: { 'GET /api/sirens': [] },
    arrange: heading("You haven't created any sirens yet."),
  },
  {
    name: 'sirens/mine-loading',
    at: '/sirens/my-sirens',
    who: member,
    answers: { 'GET /api/sirens': never },
    arrange: shows('.my-sirens [class*=skeleton]'),
  },
  {
    name: 'sirens/mine-error',
    at: '/sirens/my-sirens',
    who: member,
    answers: { 'GET /api/sirens': fails('forbidden') },
    arrange: sees('You are not allowed to do this.'),
  },
  {
    name: 'sirens/mine-delete-question',
    at: '/sirens/my-sirens',
    who: member,
    arrange: inTurn(press('Delete Ines Duarte'), dialog(/delete this siren/)),
    frame: 'window',
  },
];

export const sirenScreens: Screen[] = [...create, ...builder, notPainted, ...edit, ...mine];
