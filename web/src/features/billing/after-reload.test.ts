import { expect, test } from 'vitest';
import { stored } from '../../lib/storage.ts';
import { takeMessages } from '../../lib/toast.ts';
import { sayAfterReload } from './after-reload.ts';

test.each(['{}', '{"message":{"tone":"loud","text":"x"}}', '{"message":{"tone":"info"}}', 'null', '{oops'])(
  'what another build left to be said as %s is not said',
  (text) => {
    sessionStorage.setItem(stored.afterReload.key, text);
    sayAfterReload();
    expect(takeMessages()).toEqual([]);
  },
);
