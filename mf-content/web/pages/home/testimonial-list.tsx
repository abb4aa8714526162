import type { HomeData } from './home-data';
import classes from './testimonial-list.module.css';

/** What customers said; there is no list before somebody said something. */
export function TestimonialList({ testimonials }: Pick<HomeData, 'testimonials'>) {
  return (
    <ul className={classes.list}>
      {testimonials.map(({ slug, words, name, place }) => (
        <li key={slug}>
          <blockquote>{words}</blockquote>
          <p>
            {name}, {place}
          </p>
        </li>
      ))}
    </ul>
  );
}
