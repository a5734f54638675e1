import type { ComponentProps } from 'react';

type Pressed = ComponentProps<'button'>['onClick'];

/** The props of a button that takes no clicks for now but keeps the keyboard's focus, which `disabled` would drop. */
export function resting(
  isResting: boolean,
  onClick: Pressed,
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> {
  // A form is not sent by it either.
  return isResting ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : { onClick };
}

/** Whether a button is disabled by `aria-disabled`, which the browser itself does not act on. */
export function isAriaDisabled(value: ComponentProps<'button'>['aria-disabled']): boolean {
  return value === true || value === 'true';
}
