import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  MouseEventHandler,
  ReactNode,
} from 'react';
import classes from './button.module.css';

interface ButtonOwnProps {
  /** With an address it is a link that looks like a button. */
  href?: string;
  type?: 'button' | 'submit' | 'reset';
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'm' | 'l';
  disabled?: boolean;
  /** Something is under way: it cannot be pressed again, and says so to screen readers. */
  busy?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  children: ReactNode;
}

type OtherProps = Omit<
  AnchorHTMLAttributes<HTMLElement> & ButtonHTMLAttributes<HTMLElement>,
  keyof ButtonOwnProps | 'className' | 'style'
>;

/** A button, or a link with the look of one. Other attributes (name, value, aria-*, data-*) are passed on. */
export function Button(props: ButtonOwnProps & OtherProps) {
  const { href, type = 'button', tone = 'primary', size = 'm', disabled, busy, ...others } = props;
  const { children, ...rest } = others;
  const className = [classes.button, classes[tone], size === 'l' ? classes.large : '']
    .join(' ')
    .trimEnd();
  if (href !== undefined)
    return (
      <a className={className} href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <button
      className={className}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {children}
    </button>
  );
}
