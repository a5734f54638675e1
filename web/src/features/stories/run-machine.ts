/**
 * The result of an event: the next state, and the effects to perform. The same state object means that nothing changed.
 */
export type Step<State, Effect> = readonly [State, readonly Effect[]];

/** How each kind of effect is done. */
export type Performers<Effect extends { type: string }> = {
  [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void;
};

interface MachineOptions<State, Event, Effect extends { type: string }> {
  initial: State;
  /** Pure: decides, and does nothing. */
  step(state: State, event: Event): Step<State, Effect>;
  /** Perform the effects; they may dispatch. */
  performers: Performers<Effect>;
  onChange(state: State): void;
}

export interface Machine<State, Event> {
  getState(): State;
  dispatch(event: Event): void;
}

/**
 * Runs a state machine: one event at a time with all of its effects, in the order of the events. An error thrown by an
 * effect is thrown again by `dispatch`, once all others are done.
 */
export function runMachine<State, Event, Effect extends { type: string }>(
  options: MachineOptions<State, Event, Effect>,
): Machine<State, Event> {
  const { initial, step, performers, onChange } = options;
  const queue: Event[] = [];
  let state = initial;
  let isRunning = false;

  const perform = (effect: Effect) => (performers[effect.type as Effect['type']] as (effect: Effect) => void)(effect);

  const handle = (event: Event, attempt: (work: () => void) => void) => {
    const before = state;
    const [after, effects] = step(before, event);
    state = after;
    if (after !== before) attempt(() => onChange(after));
    for (const effect of effects) attempt(() => perform(effect));
  };

  return {
    getState: () => state,
    dispatch(event) {
      queue.push(event);
      // Events dispatched by an effect are queued until the effects before it are done.
      if (isRunning) return;
      isRunning = true;
      const faults: unknown[] = [];
      const attempt = (work: () => void) => {
        try {
          work();
        } catch (fault) {
          faults.push(fault);
        }
      };
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const event = next;
        attempt(() => handle(event, attempt));
      }
      isRunning = false;
      if (faults.length > 1) throw new AggregateError(faults, 'Several effects failed.');
      if (faults.length === 1) throw faults[0];
    },
  };
}
