import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** Says what is wrong with a value in one sentence; nothing when it is right. */
export type Rule<Value> = (value: Value) => string | undefined;

export type FormValues = Record<string, unknown>;
type Rules<T extends FormValues> = { [Name in keyof T]?: Rule<T[Name]> | undefined };
/** What is said under each field, and of the form as a whole. */
export type FormErrors<T extends FormValues> = { [Name in keyof T | 'form']?: string[] | undefined };

type Input = HTMLInputElement | HTMLTextAreaElement;
/** The names of values that an input of the browser holds: text, or a box that is ticked. */
type InputName<T extends FormValues> = {
  [Name in keyof T & string]: T[Name] extends string | boolean ? Name : never;
}[keyof T & string];

function judge<Value>(rule: Rule<Value> | undefined, value: Value): string[] | undefined {
  const fault = rule?.(value);
  return fault ? [fault] : undefined;
}

interface Options {
  /** Whether the first wrong field is focused; in a small dialog all of them are in sight. */
  leadsToFaults?: boolean;
}

/** The values of a form and what is said about them: judged when it is sent, and from then on as its inputs change. */
export function useForm<T extends FormValues>(
  initial: T,
  rules: Rules<T> = {},
  { leadsToFaults = true }: Options = {},
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<T>>({});
  const [wasSent, setWasSent] = useState(false);
  const inputs = useRef(new Map<keyof T, Input>());
  const names: (keyof T & string)[] = Object.keys(initial);

  const focusFirst = (faults: FormErrors<T>) => {
    if (!leadsToFaults) return;
    const first = names.find((name) => faults[name] && inputs.current.has(name));
    if (first) inputs.current.get(first)?.focus();
  };

  /** Gives a field another value: judged at once when asked, else what was said of it is taken back. */
  const set = <Name extends keyof T>(name: Name, value: T[Name], isJudged = false) => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => ({ ...old, [name]: isJudged ? judge(rules[name], value) : undefined }));
  };

  return {
    values,
    errors,
    names,
    set,

    /** Gives several fields other values; what was said of those that differ is taken back. */
    change(part: Partial<T>): void {
      const changed = names.filter((name) => name in part && part[name] !== values[name]);
      setValues((old) => ({ ...old, ...part }));
      setErrors((old) => ({ ...old, ...Object.fromEntries(changed.map((name) => [name, undefined])) }));
    },

    /** What an input of this name needs; `early` tells when a value is judged though the form was not sent yet. */
    field<Name extends InputName<T>>(name: Name, early?: (value: T[Name]) => boolean) {
      const value = values[name];
      return {
        name,
        error: errors[name],
        ref: (input: Input | null) => {
          if (input) inputs.current.set(name, input);
          else inputs.current.delete(name);
        },
        onChange: ({ target }: ChangeEvent<Input>) => {
          const next = (typeof value === 'boolean' ? (target as HTMLInputElement).checked : target.value) as T[Name];
          set(name, next, wasSent || early?.(next));
        },
        ...(typeof value === 'boolean' ? { checked: value } : { value: value as string }),
      };
    },

    /** Sends what is right; what is wrong is named, and its first field focused. */
    onSubmit: (send: (values: T) => void) => (event: FormEvent) => {
      event.preventDefault();
      setWasSent(true);
      const faults: FormErrors<T> = {};
      for (const name of names) faults[name] = judge(rules[name], values[name]);
      setErrors(faults);
      if (names.some((name) => faults[name])) focusFirst(faults);
      else send(values);
    },

    /** Says what came back about some of the fields, and leads to the first of them. */
    refuse(faults: FormErrors<T>): void {
      setErrors((old) => ({ ...old, ...faults }));
      focusFirst(faults);
    },

    focus(name: keyof T): void {
      inputs.current.get(name)?.focus();
      inputs.current.get(name)?.select();
    },
  };
}

export type Form<T extends FormValues> = ReturnType<typeof useForm<T>>;
