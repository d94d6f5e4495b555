import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import type { UseCase } from '@/content/use-cases/types';
import { UseMark } from './use-mark';
import './use-belt.css';

interface UseBeltProps {
  features: UseCase['features'];
  mark: string;
}

/** Feature cards as stations of a belt, their words below and above it in turns. */
export function UseBelt({ features, mark }: UseBeltProps) {
  return (
    <ul className="use-belt">
      {features.map(({ heading, description, image }, index) => (
        <li
          key={heading}
          className={cx(
            'belt-station',
            index % 2 === 1 && 'belt-turned',
            index === features.length - 1 && 'belt-end',
          )}
        >
          <PagePicture image={image} className="belt-image" />
          <div className="belt-words">
            <h3 className="type-h4">{heading}</h3>
            <UseMark className="belt-mark">{mark}</UseMark>
            <p className="text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
