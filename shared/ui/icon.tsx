import { iconShapes, type IconName } from './icon-shapes';

interface IconProps {
  name: IconName;
  /** Side length in pixels. */
  size?: number;
  /** Fill the shape, for a chosen star or heart. */
  solid?: boolean;
  /** What it says to screen readers; without it the icon is decoration. */
  label?: string;
}

/** A small drawn sign in the colour of the text around it. */
export function Icon({ name, size = 20, solid = false, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label
        ? { role: 'img', 'aria-label': label }
        : { 'aria-hidden': true, focusable: false })}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
