import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** Says what is wrong with a value in one sentence; nothing when it is right. */
export type Rule<Value> = (value: Value) => string | undefined;

type Values = Record<string, string | boolean>;
type Rules<T extends Values> = { [Name in keyof T]?: Rule<T[Name]> | undefined };
/** What is said under each field, and of the form as a whole. */
type Errors<T extends Values> = { [Name in keyof T | 'form']?: string[] };

function judge<Value>(rule: Rule<Value> | undefined, value: Value): string[] | undefined {
  const fault = rule?.(value);
  return fault ? [fault] : undefined;
}

/** The values of a form and what is said about them: judged when it is sent, and from then on as they change. */
export function useForm<T extends Values>(initial: T, rules: Rules<T>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<T>>({});
  const [wasSent, setWasSent] = useState(false);
  const inputs = useRef(new Map<keyof T, HTMLInputElement>());
  const names: (keyof T & string)[] = Object.keys(initial);

  const focusFirst = (faults: Errors<T>) => {
    const first = names.find((name) => faults[name] && inputs.current.has(name));
    if (first) inputs.current.get(first)?.focus();
  };

  /** Gives a field another value, judged at once where that is wished. */
  const set = <Name extends keyof T>(name: Name, value: T[Name], isJudged = false) => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => ({ ...old, [name]: isJudged ? judge(rules[name], value) : undefined }));
  };

  return {
    values,
    errors,
    set,

    /** What an input of this name needs; `early` tells when a value is judged though the form was not sent yet. */
    field<Name extends keyof T & string>(name: Name, early?: (value: T[Name]) => boolean) {
      const value = values[name];
      return {
        name,
        error: errors[name],
        ref: (input: HTMLInputElement | null) => {
          if (input) inputs.current.set(name, input);
          else inputs.current.delete(name);
        },
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          const next = (typeof value === 'boolean' ? target.checked : target.value) as T[Name];
          set(name, next, wasSent || early?.(next));
        },
        ...(typeof value === 'boolean' ? { checked: value } : { value: value as string }),
      };
    },

    /** Sends what is right; what is wrong is named, and its first field focused. */
    onSubmit: (send: (values: T) => void) => (event: FormEvent) => {
      event.preventDefault();
      setWasSent(true);
      const faults: Errors<T> = {};
      for (const name of names) faults[name] = judge(rules[name], values[name]);
      setErrors(faults);
      if (names.some((name) => faults[name])) focusFirst(faults);
      else send(values);
    },

    /** Says what came back about some of the fields, and leads to the first of them. */
    refuse(faults: Errors<T>): void {
      setErrors((old) => ({ ...old, ...faults }));
      focusFirst(faults);
    },

    focus(name: keyof T): void {
      inputs.current.get(name)?.focus();
      inputs.current.get(name)?.select();
    },
  };
}
