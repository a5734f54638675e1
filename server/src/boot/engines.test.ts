import { afterEach, describe, expect, it } from 'vitest';
import { makeFakePainter } from '../../test/fake-painter.ts';
import { makeFakeSpeaker } from '../../test/fake-voices.ts';
import { readConfig } from '../config.ts';
import type { Providers } from '../context.ts';
import { makeLog } from '../platform/log.ts';
import { openBuiltIn } from './engines.ts';

const config = readConfig({ NODE_ENV: 'test' });
const log = makeLog('silent');

/** Configured servers, which may charge for each call. */
const servers: Pick<Providers, 'speech' | 'image' | 'moderation'> = {
  speech: makeFakeSpeaker(),
  image: makeFakePainter(),
  moderation: { kind: 'a server', judge: () => Promise.reject(new Error('It was asked.')) },
};

describe('what is built in', () => {
  let close = async () => {};
  afterEach(() => close());

  it('stands in for every server that is configured, so that nothing is paid for', async () => {
    const builtIn = openBuiltIn(config, log, { ...servers, embedded: ['text'] });
    close = builtIn.close;
    expect([builtIn.speech.kind, builtIn.image.kind, builtIn.moderation.kind]).toEqual([
      'embedded neural',
      'embedded painter',
      'rules',
    ]);
    const call = { signal: new AbortController().signal };
    expect(await builtIn.moderation.judge({ kind: 'siren', text: 'A lighthouse keeper of forty.' }, call)).toEqual({
      allowed: true,
    });
  });

  it('is not opened a second time where it serves already', () => {
    const builtIn = openBuiltIn(config, log, { ...servers, embedded: ['text', 'speech', 'image', 'moderation'] });
    close = builtIn.close;
    expect(builtIn).toMatchObject(servers);
    expect(builtIn.image).toBe(servers.image);
  });
});
