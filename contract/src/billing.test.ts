import { describe, expect, it } from 'vitest';
import { billing } from './billing.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCatalogue } from './errors.ts';
import { limits } from './limits.ts';

const entries = Object.entries(billing) as [string, Endpoint][];

describe('the billing endpoints', () => {
  it.each(entries)('%s is a path below /api with a summary, its parameters and known errors', (key, endpoint) => {
    expect(key).toMatch(/^(GET|POST) \/api\//);
    expect(endpoint.summary).toMatch(/^[A-Z]/);
    for (const code of endpoint.errors ?? []) expect(errorCatalogue).toHaveProperty(code);
    const named = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(named);
  });

  it('are those of the specification, each GET that changes something guarded and with a POST twin [A11] [A12]', () => {
    const guarded = entries.filter(([, endpoint]) => endpoint.sameOriginOnly).map(([key]) => key);
    expect(guarded).toEqual(['GET /api/checkout/:plan', 'GET /api/activate-subscription']);
    for (const key of guarded) expect(billing).toHaveProperty([key.replace('GET', 'POST')]);
  });

  it('take what the provider sends back, whatever of it is there [A12]', () => {
    const { query } = billing['GET /api/activate-subscription'];
    const all = { token: 'EC-1', PayerID: 'P1', ba_token: 'BA-1', subscription_id: 'I-1' };
    expect(query.parse(all)).toEqual(all);
    expect(query.parse({ token: 'EC-1', unknown: 'x' })).toEqual({ token: 'EC-1' });
    expect(query.safeParse({ token: 'x'.repeat(201) }).success).toBe(false);
  });

  it('say in the words of the specification that something is used up [X7] [V12] [V13]', () => {
    expect(errorCatalogue.out_of_words).toEqual([402, 'You need audio words to generate audio.']);
    expect(errorCatalogue.out_of_images).toEqual([402, 'Please buy more image credits to generate images.']);
    expect(errorCatalogue.free_chats_used).toEqual([401, 'Please log in to chat.']);
    expect(errorCatalogue.unverified_chats_used).toEqual([403, 'Please verify your email to chat.']);
    expect(errorCatalogue.free_words_used[1]).toBe("You've used up your free audio credits.");
    expect(errorCatalogue.free_images_used[1]).toBe("You've used up your free image credits.");
  });

  it('give visitors 20 chats [K8]', () => {
    expect(limits.visitor).toEqual({ words: 300, images: 3, chats: 20 });
  });
});
