import { emptyReply } from '@sirenade/contract/reply-stream';
import { describe, expect, test } from 'vitest';
import { after, asking, foldAll, happenings, phases, receiving } from '../../../../test/chat-events.ts';
import { aCompose, aStory } from '../../../../test/stories.ts';
import type { ChatEvent } from './chat.events.ts';
import { step } from './chat.machine.ts';
import { snapshotOf } from './chat.state.ts';

const { reply, started, finished, broken, lost } = happenings;
const send = asking({ kind: 'send', text: 'Hi' });
const fetchOf = (name: 'reload' | 'join', token: number): Extract<ChatEvent, { type: 'fetched' }>['fetch'] => ({
  storyId: 5,
  token,
  purpose: name === 'reload' ? { name } : { name, composes: [], failure: null, edit: null },
});
const refusedBy = (code: string, failure: typeof lost.failure | null): ChatEvent => ({
  type: 'broken',
  connection: 1,
  reply: emptyReply,
  breakdown: { failure, isUnconfirmed: false, isGone: false, refusal: code },
});

type PhaseName = keyof typeof phases;

describe('from a phase by an event', () => {
  test.each<[PhaseName, string, ChatEvent, string, string[]]>([
    ['idle', 'a message', send, 'sending', ['disconnect', 'clearReveal', 'beginReveal', 'follow']],
    [
      'idle',
      'a message to be spoken',
      asking({ kind: 'send', text: 'Hi' }, { audio: true }),
      'sending',
      ['unlockSound', 'disconnect', 'clearReveal', 'beginReveal', 'speak', 'follow'],
    ],
    ['idle', 'an empty message', asking({ kind: 'send', text: ' ' }), 'idle', ['notify']],
    ['idle', 'a message past the quota', asking({ kind: 'send', text: 'Hi' }, { barrier: 'No.' }), 'idle', ['notify']],
    [
      'loaded',
      'another answer',
      asking({ kind: 'redo' }),
      'sending',
      ['stopSound', 'disconnect', 'clearReveal', 'beginReveal', 'follow'],
    ],
    ['loaded', 'a look elsewhere', { type: 'refresh' }, 'idle', ['fetch']],
    [
      'loaded',
      'another chat',
      { type: 'load', story: aStory({ id: 6 }) },
      'idle',
      ['disconnect', 'clearReveal', 'stopSound'],
    ],
    ['loaded', 'the same chat', { type: 'load', story: aStory() }, 'idle', ['disconnect', 'clearReveal']],
    ['loaded', 'another answer that was chosen', { type: 'put', compose: aCompose() }, 'idle', ['changed']],
    [
      'loaded',
      'an answer that is being written',
      { type: 'load', story: aStory({ composes: [aCompose({ state: 'writing' })] }) },
      'sending',
      ['disconnect', 'clearReveal', 'disconnect', 'clearReveal', 'beginReveal', 'follow'],
    ],
    [
      'sending',
      'its first event',
      receiving(1, reply)[0] as ChatEvent,
      'streaming',
      ['storyBegun', 'updateReveal', 'changed'],
    ],
    ['sending', 'a stop', { type: 'stop' }, 'sending', ['stopSound', 'revealAll']],
    ['sending', 'a refusal', refusedBy('refused', lost.failure), 'failed', ['clearReveal', 'giveBack', 'refused']],
    [
      'sending',
      'a lack of credits',
      refusedBy('out_of_words', null),
      'idle',
      ['clearReveal', 'giveBack', 'outOfCredits', 'refused'],
    ],
    ['sending', 'a connection that breaks', { type: 'link', connection: 1, isLost: true }, 'sending', []],
    ['streaming', 'an event that cannot be read', { type: 'unreadable', connection: 1 }, 'streaming', ['notify']],
    ['streaming', 'a stop', { type: 'stop' }, 'streaming', ['stopSound', 'revealAll', 'stopReply']],
    ['streaming', 'a click on Listen', { type: 'listen' }, 'streaming', ['unlockSound', 'speak']],
    ['streaming', 'its end', finished, 'revealing', ['ended']],
    ['streaming', 'a connection that is given up', broken, 'lost', ['clearReveal']],
    ['speaking', 'its end', finished, 'revealing', ['closeSpeech', 'ended']],
    [
      'speaking',
      'an error of the server',
      {
        type: 'finished',
        connection: 1,
        wasLost: false,
        reply: { ...foldAll(started), error: { message: 'No.', code: 'busy' } },
      },
      'failed',
      ['cancelSpeech', 'clearReveal', 'giveBack'],
    ],
    ['speaking', 'a speech that ended early', { type: 'speechOver', speech: 2, how: 'ended' }, 'streaming', []],
    ['revealing', 'the last of its text', { type: 'revealed' }, 'idle', []],
    ['revealing', 'a click', { type: 'showAll' }, 'revealing', ['revealAll']],
    ['revealing', 'a click on Listen', { type: 'listen' }, 'revealing', ['unlockSound', 'speak', 'closeSpeech']],
    [
      'lost',
      'a second look',
      { type: 'retry' },
      'streaming',
      ['disconnect', 'clearReveal', 'beginReveal', 'updateReveal', 'follow'],
    ],
    ['lost', 'a new message', send, 'sending', ['disconnect', 'clearReveal', 'beginReveal', 'follow']],
    ['failed', 'a new message', send, 'sending', ['disconnect', 'clearReveal', 'beginReveal', 'follow']],
    ['closed', 'a stored chat', { type: 'load', story: aStory() }, 'idle', ['disconnect', 'clearReveal', 'stopSound']],
  ])('%s, %s', (from, _, event, to, expected) => {
    const [next, effects] = step(phases[from], event);
    expect(next.phase.name).toBe(to);
    expect(effects.map(({ type }) => type)).toEqual(expected);
  });
});

const ofConnection = (connection: number): ChatEvent[] => [
  ...receiving(connection, reply),
  { type: 'unreadable', connection },
  { type: 'link', connection, isLost: true },
  { ...finished, connection } as ChatEvent,
  { type: 'stored', connection, reply: foldAll(started), story: aStory() },
  { ...broken, connection } as ChatEvent,
];
const answering: PhaseName[] = ['sending', 'streaming', 'speaking', 'revealing'];
const resting: PhaseName[] = ['idle', 'loaded', 'failed', 'lost', 'closed'];
const all = [...answering, ...resting];

test.each<[string, PhaseName[], ChatEvent[]]>([
  ['an earlier connection', all, ofConnection(99)],
  ['a connection that has ended', ['revealing', ...resting], ofConnection(1)],
  ['an earlier speech', all, [{ type: 'speechOver', speech: 99, how: 'ended' }]],
  ['a reveal', ['sending', ...resting], [{ type: 'revealed' }]],
  ['a click on the text, or on Listen', resting, [{ type: 'showAll' }, { type: 'listen' }]],
  ['a retry of nothing', all.filter((name) => name !== 'lost'), [{ type: 'retry' }]],
  [
    'a message or a look',
    answering,
    [send, asking({ kind: 'redo' }), asking({ kind: 'edit', index: 0, text: 'A' }), { type: 'refresh' }],
  ],
  ['the chat that is on', ['streaming', 'speaking', 'revealing'], [{ type: 'load', story: aStory() }]],
  [
    'a fetch for another chat or connection',
    all,
    [
      { type: 'fetched', fetch: { ...fetchOf('reload', 1), storyId: 99 }, found: aStory() },
      { type: 'fetched', fetch: fetchOf('reload', 99), found: 'gone' },
      { type: 'fetched', fetch: fetchOf('join', 99), found: aStory() },
    ],
  ],
])('events of %s change nothing where they do not belong', (_, names, events) => {
  for (const name of names) for (const event of events) expect(step(phases[name], event)).toEqual([phases[name], []]);
  for (const name of names) for (const event of events) expect(step(phases[name], event)[0]).toBe(phases[name]);
});

test('a message that is asked to stop before the server has it is stopped with its first event', () => {
  const { effects } = after([{ type: 'stop' }, ...receiving(1, started)], phases.sending);
  expect(effects.filter(({ type }) => type === 'stopReply')).toEqual([
    { type: 'stopReply', connection: 1, storyId: 5 },
  ]);
  const [again, later] = step(after([{ type: 'stop' }], phases.streaming).state, {
    type: 'stopFailed',
    connection: 1,
    message: 'No network.',
  });
  expect(later).toEqual([{ type: 'notify', tone: 'error', text: 'No network.' }]);
  expect(step(again, { type: 'stop' })[1]).toContainEqual({ type: 'stopReply', connection: 1, storyId: 5 });
});

test('an edit that is refused goes back to its exchange, another answer that is refused to nobody', () => {
  const afterAsking = (message: Parameters<typeof asking>[0]) =>
    after([asking(message), refusedBy('refused', lost.failure)], phases.loaded).effects.filter(
      ({ type }) => type === 'giveBack',
    );
  expect(afterAsking({ kind: 'edit', index: 0, text: 'Other' })).toEqual([
    { type: 'giveBack', text: 'Other', index: 0 },
  ]);
  expect(afterAsking({ kind: 'redo' })).toEqual([]);
});

test('an answer that is all revealed when it ends is not revealed a second time', () => {
  expect(after([{ type: 'revealed' }, finished], phases.streaming).state.phase).toEqual({ name: 'idle' });
});

test('a chat that comes after its page was left is neither shown nor joined, and an edit is given back', () => {
  const left = after([{ type: 'close' }], phases.loaded).state;
  const edit = { text: 'Other', composeId: undefined };
  const purpose = { name: 'join', composes: left.composes, failure: null, edit } as const;
  const found = aStory({ composes: [...left.composes, aCompose({ id: 12, state: 'writing' })] });
  const fetch = { storyId: 5, token: left.fetchToken, purpose };
  const returned = [left, [{ type: 'giveBack', text: 'Other', index: null }]];
  expect(step(left, { type: 'fetched', fetch, found })).toEqual(returned);
  expect(step(left, { type: 'fetched', fetch, found: 'gone' })).toEqual(returned);
  expect(step(left, { type: 'refresh' })).toEqual([left, []]);
});

test('a new chat that is not named yet cannot be followed again: its message goes back', () => {
  const nameless = foldAll([{ chunk: 'Hello', seq: 1 }]);
  const unnamed: ChatEvent = { type: 'received', connection: 1, reply: nameless, event: { chunk: 'Hello', seq: 1 } };
  const { state } = after([unnamed, { type: 'stop' }], phases.sending);
  expect(state.phase).toMatchObject({ name: 'streaming', storyId: null, stop: 'requested' });
  const [next, effects] = step(state, { ...broken, reply: nameless } as ChatEvent);
  expect(next.phase).toEqual({ name: 'failed', failure: lost.failure });
  expect(effects).toContainEqual({ type: 'giveBack', text: 'Hi', index: null });
});

test('a page that was left shows what it did, and nothing is followed', () => {
  expect(snapshotOf(phases.closed)).toEqual(snapshotOf(phases.sending));
  expect(step(phases.closed, { type: 'close' })[0].phase).toEqual(phases.closed.phase);
});
