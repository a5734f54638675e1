import { expect, test } from 'vitest';
import { runMachine } from './run-machine.ts';

test('an event waits until the one before it has had its effects, and no change is no news', () => {
  const log: string[] = [];
  const machine = runMachine<string, string, { type: 'dispatch' | 'say' }>({
    initial: '',
    step: (state, event) => [
      event === 'nothing' ? state : state + event,
      event === 'a' ? [{ type: 'dispatch' }, { type: 'say' }] : [],
    ],
    performers: {
      dispatch() {
        log.push('dispatches');
        machine.dispatch('b');
      },
      say: () => log.push('says'),
    },
    onChange: (state) => log.push(`is ${state}`),
  });
  machine.dispatch('a');
  machine.dispatch('nothing');
  expect(log).toEqual(['is a', 'dispatches', 'says', 'is ab']);
  expect(machine.getState()).toBe('ab');
});

test('an effect that throws is the fault of its event alone', () => {
  const machine = runMachine<number, number, { type: 'fail' }>({
    initial: 0,
    step: (state, by) => [state + by, by === 1 ? [{ type: 'fail' }] : []],
    performers: {
      fail() {
        throw new Error('no');
      },
    },
    onChange: () => {},
  });
  expect(() => machine.dispatch(1)).toThrow('no');
  machine.dispatch(2);
  expect(machine.getState()).toBe(3);
});

test('what throws keeps neither the other effects nor the events that wait from being done, and is thrown at the end', () => {
  const log: string[] = [];
  const refuse = (text: string) => {
    log.push(text);
    throw new Error(text);
  };
  const machine = runMachine<string, string, { type: 'dispatch' | 'fail' | 'say' }>({
    initial: '',
    step: (state, event) => [
      state + event,
      event === 'a' ? [{ type: 'dispatch' }, { type: 'fail' }, { type: 'say' }] : [{ type: 'say' }],
    ],
    performers: {
      dispatch: () => machine.dispatch('b'),
      fail: () => refuse('fails'),
      say: () => log.push('says'),
    },
    onChange: (state) => (state === 'abc' ? refuse('is abc') : log.push(`is ${state}`)),
  });
  expect(() => machine.dispatch('a')).toThrow(new Error('fails'));
  expect(log).toEqual(['is a', 'fails', 'says', 'is ab', 'says']);
  expect(() => machine.dispatch('c')).toThrow(new Error('is abc'));
  expect(log.slice(5)).toEqual(['is abc', 'says']);
});

test('several that throw are thrown together', () => {
  const machine = runMachine<number, number, { type: 'fail' }>({
    initial: 0,
    step: (state) => [state, [{ type: 'fail' }, { type: 'fail' }]],
    performers: {
      fail() {
        throw new Error('no');
      },
    },
    onChange: () => {},
  });
  expect(() => machine.dispatch(1)).toThrow(AggregateError);
});
