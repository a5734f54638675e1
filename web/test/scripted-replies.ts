import type { Story } from '@sirenade/contract/stories';
import type { Environment } from '../src/features/stories/connection/environment.ts';
import type { LinkOptions, ReplyTransport } from '../src/features/stories/connection/reply-transport.ts';
import { ApiFailure } from '../src/lib/api.ts';

/** `break`: the network goes; `close`: the body ends; `garbage`: a line that is no JSON; `silence`: nothing, for good. */
export type Line = 'break' | 'close' | 'garbage' | 'silence';

/** The script of one connection: events, mishaps, a refusal, or a promise of one of them. */
export type Script = (unknown | Line | ApiFailure | Promise<unknown>)[];

async function* play(script: Script, { signal, onUnreadable }: LinkOptions, onClosed: () => void) {
  try {
    for (const line of script) {
      const step = await line;
      signal.throwIfAborted();
      if (step === 'break') throw new ApiFailure('We could not reach the server.', 0, 'network');
      if (step instanceof ApiFailure) throw step;
      if (step === 'close') return;
      if (step === 'garbage') onUnreadable();
      else if (step === 'silence') {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      } else yield step;
    }
  } finally {
    onClosed();
  }
}

/** A server that plays one script per connection, in order. */
export function scriptedServer(scripts: Script[], { load, repeats }: { load?: () => Story; repeats?: boolean } = {}) {
  const calls: string[] = [];
  const requests: unknown[] = [];
  const waiting = [...scripts];
  let open = 0;
  const connect = (options: LinkOptions, after: number) => {
    open++;
    const script = waiting.shift() ?? ['close'];
    const isNew = (step: unknown) => {
      const { seq } = (step ?? {}) as { seq?: unknown };
      return repeats || typeof seq !== 'number' || seq > after;
    };
    return play(script.filter(isNew), options, () => open--);
  };
  const transport: ReplyTransport = {
    send(request, key, options) {
      calls.push(`send ${key}`);
      requests.push(request);
      return connect(options, 0);
    },
    attach(storyId, after, options) {
      calls.push(`attach ${storyId} after ${after}${options.reply === null ? '' : ` of ${options.reply}`}`);
      return connect(options, after);
    },
    async stop(storyId) {
      calls.push(`stop ${storyId}`);
    },
    async load(storyId) {
      calls.push(`load ${storyId}`);
      if (!load) throw new ApiFailure('Nothing was found here.', 404, 'not_found');
      return load();
    },
  };
  return { transport, calls, requests, open: () => open };
}

/** A browser that is online and visible until a test says otherwise. */
export function environmentOf(): Environment & { online: boolean; visible: boolean; wake(): void } {
  const listeners = new Set<() => void>();
  return {
    online: true,
    visible: true,
    isOnline() {
      return this.online;
    },
    isVisible() {
      return this.visible;
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake() {
      for (const listener of [...listeners]) listener();
    },
  };
}
