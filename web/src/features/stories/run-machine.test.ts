import { expect, test } from 'vitest';
import { runMachine } from './run-machine.ts';

test('an event waits until the one before it has had its effects, and no change is no news', () => {
  const log: string[] = [];
  const machine = runMachine<string, string, string>({
    initial: '',
    step: (state, event) => [event === 'nothing' ? state : state + event, event === 'a' ? ['b', 'say'] : []],
    perform(effect) {
      log.push(`does ${effect}`);
      if (effect === 'b') machine.dispatch('b');
    },
    onChange: (state) => log.push(`is ${state}`),
  });
  machine.dispatch('a');
  machine.dispatch('nothing');
  expect(log).toEqual(['is a', 'does b', 'does say', 'is ab']);
  expect(machine.getState()).toBe('ab');
});

test('an effect that throws is the fault of its event alone', () => {
  const machine = runMachine<number, number, string>({
    initial: 0,
    step: (state, by) => [state + by, by === 1 ? ['fail'] : []],
    perform() {
      throw new Error('no');
    },
    onChange: () => {},
  });
  expect(() => machine.dispatch(1)).toThrow('no');
  machine.dispatch(2);
  expect(machine.getState()).toBe(3);
});
