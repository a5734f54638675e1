import type { ComponentProps } from 'react';

type Pressed = ComponentProps<'button'>['onClick'];

/** What makes a button take no clicks for now and yet keep the keyboard's focus, which `disabled` would drop. */
export function resting(
  isResting: boolean,
  onClick: Pressed,
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> {
  // A form is not sent by it either.
  return isResting ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : { onClick };
}

/** Whether a button was said to be disabled without being so for the browser. */
export function isAriaDisabled(value: ComponentProps<'button'>['aria-disabled']): boolean {
  return value === true || value === 'true';
}
