import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../lib/classes.ts';
import { isAriaDisabled, resting } from './resting.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const base =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap max-[17rem]:whitespace-normal transition duration-fast active:translate-y-px disabled:cursor-default disabled:opacity-60 disabled:active:translate-y-0 aria-disabled:cursor-default aria-disabled:opacity-60 aria-disabled:active:translate-y-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'btn-primary border-transparent text-on-accent',
  secondary: 'border-line-strong bg-surface-2 text-text hover:border-line-hover hover:bg-surface-3',
  ghost: 'border-transparent text-fog hover:bg-tint hover:text-text',
  danger: 'border-danger-line bg-danger-soft text-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm max-md:min-h-11 pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 rounded-lg px-7 text-lg',
};

function look({ variant = 'primary', size = 'md' }: Look, className: string | undefined): string {
  return classes(base, variants[variant], sizes[size], className);
}

export type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean };

/** While pending, or `aria-disabled`, it takes no click and keeps the focus. */
export function Button({
  variant,
  size,
  pending = false,
  disabled,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...resting(pending || isAriaDisabled(ariaDisabled), onClick)}
      type={type}
      disabled={disabled}
      aria-busy={pending || undefined}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

export type LinkButtonProps = LinkProps & Look & { children?: ReactNode };

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)} />;
}
