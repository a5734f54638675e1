import { emptyReply, foldReply, type ReplyEvent, type ReplyHappening } from '@sirenade/contract/reply-stream';
import { expect, it } from 'vitest';
import { memoryLogs } from '../../../platform/live/live-log.ts';
import { makeLog } from '../../../platform/log.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { makePublisher } from './publish.service.ts';

const IMAGE = { id: 'p', url: '/p', card_url: '/c', thumb_url: '/t', width: 1, height: 1 };
const END = { compose_id: 1, position: 0, words: 0, images: 1, audio_url: null, stopped: false };

it('what was emitted is what its readers fold, whenever it is asked for', async () => {
  const live = memoryLogs();
  const publisher = makePublisher({ live, log: makeLog('silent'), timings: TIMINGS }, 'r', () => {});
  live.write('r', { chunk: '', seq: 1, reply: 'r' });
  const happenings: ReplyHappening[] = [
    { chunk: 'Good ' },
    { chunk: 'evening. ' },
    { tags: ['sea'] },
    { chunk: 'The sea' },
    { chunk: ' is calm.' },
    { image: IMAGE },
    { missing: 'audio', message: 'No voice.' },
    { end: END },
  ];
  const readBack = async () => {
    const events = (await live.read('r', 0, new AbortController().signal)) as AsyncIterableIterator<ReplyEvent>;
    let reply = emptyReply;
    for (let seq = 1; seq <= publisher.soFar().seq; seq++) reply = foldReply(reply, (await events.next()).value);
    await events.return?.();
    return reply;
  };
  for (const [at, happening] of happenings.entries()) {
    publisher.emit(happening);
    if (at % 3 === 1) expect(publisher.soFar()).toEqual(await readBack());
  }
  expect(publisher.soFar()).toEqual(await readBack());
  expect(publisher.soFar()).toMatchObject({
    text: 'Good evening. The sea is calm.',
    tags: ['sea'],
    missing: ['audio'],
  });
  await publisher.end();
  publisher.emit({ chunk: 'too late' });
  expect(publisher.soFar().text).toBe('Good evening. The sea is calm.');
});
