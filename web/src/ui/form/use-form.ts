import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** The error of a value in one sentence; undefined for a valid value. */
export type Rule<Value> = (value: Value) => string | undefined;

export type FormValues = Record<string, unknown>;
type Rules<T extends FormValues> = { [Name in keyof T]?: Rule<T[Name]> | undefined };
/** The errors under each field, and those of the form as a whole. */
export type FormErrors<T extends FormValues> = { [Name in keyof T | 'form']?: string[] | undefined };

type Input = HTMLInputElement | HTMLTextAreaElement;
/** The names of values that a native input can edit: text, or a checkbox. */
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

/** The values of a form and their errors: validated on submit, and from then on with every change of an input. */
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

  /** Sets a field's value; validates it at once if `isJudged`, else clears its errors. */
  const set = <Name extends keyof T>(name: Name, value: T[Name], isJudged = false) => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => ({ ...old, [name]: isJudged ? judge(rules[name], value) : undefined }));
  };

  return {
    values,
    errors,
    names,
    set,

    /** Sets several fields; clears the errors of those that differ. */
    change(part: Partial<T>): void {
      const changed = names.filter((name) => name in part && part[name] !== values[name]);
      setValues((old) => ({ ...old, ...part }));
      setErrors((old) => ({ ...old, ...Object.fromEntries(changed.map((name) => [name, undefined])) }));
    },

    /** The props of the input of this name; `early` decides whether a value is validated before the first submit. */
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

    /** Sends valid values; otherwise sets the errors and focuses the first field that has one. */
    onSubmit: (send: (values: T) => void) => (event: FormEvent) => {
      event.preventDefault();
      setWasSent(true);
      const faults: FormErrors<T> = {};
      for (const name of names) faults[name] = judge(rules[name], values[name]);
      setErrors(faults);
      if (names.some((name) => faults[name])) focusFirst(faults);
      else send(values);
    },

    /** Sets errors that the server returned, and focuses the first of their fields. */
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
