import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/classes.ts';
import { isAriaDisabled, resting } from './resting.ts';

interface Look {
  /** The accessible name, shown as a tooltip too. */
  label: string;
  icon: LucideIcon;
  iconSize?: number;
  /** Where the tooltip sits, so that it stays on the screen at an edge. */
  tip?: 'below' | 'below-end' | 'above';
}

const face =
  'icon-button inline-grid size-[44px] shrink-0 place-items-center rounded-md text-fog transition duration-fast hover:bg-tint hover:text-text active:translate-y-px disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50 aria-disabled:active:translate-y-0';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Look;

/** A button that is only a picture: always named, 44 pixels to the finger. `aria-disabled` keeps the focus on it. */
export function IconButton({
  label,
  icon: Icon,
  iconSize = 20,
  tip = 'below',
  className,
  type = 'button',
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...resting(isAriaDisabled(ariaDisabled), onClick)}
      type={type}
      aria-label={label}
      data-tip={label}
      data-tip-at={tip}
      className={classes(face, className)}
    >
      <Icon size={iconSize} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look;

/** The same for a place to go to. */
export function IconLink({ label, icon: Icon, iconSize = 20, tip = 'below', className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} data-tip={label} data-tip-at={tip} className={classes(face, className)}>
      <Icon size={iconSize} strokeWidth={1.5} aria-hidden />
    </Link>
  );
}
