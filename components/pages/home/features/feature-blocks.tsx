import { Picture } from '@/components/picture/picture';
import { TitledSection } from '@/components/ui/section/section';
import type { FeatureGroup, NotificationExample } from '@/content/home/features';
import type { FeaturesSection } from '@/content/schemas/home/sections';
import { NoticeItems } from './notice';
import './feature-blocks.css';

type FeatureBlocksProps = FeaturesSection & {
  groups: readonly FeatureGroup[];
  notifications: readonly NotificationExample[];
};

/** All features as tiles in groups, which scroll sideways on a phone; below them the driver app's messages. */
export function FeatureBlocks({ title, messages, groups, notifications }: FeatureBlocksProps) {
  return (
    <TitledSection labelledBy="features-title" route="left" title={title} className="@container">
      <div className="mt-6 grid gap-x-10 gap-y-5 lg:split-5/3">
        {groups.map(({ id, title: name, hue, features }) => (
          <div key={id} className="min-w-0 rule-t border-ink pt-4 first:col-span-full">
            <h3 className={`flex items-center gap-3 route-dash type-h5 hue-${hue}`}>
              {name} <span className="type-label text-ink-2">{features.length}</span>
            </h3>
            <ul className="feature-tiles flex scrollbar-none gap-3">
              {features.map((tile) => (
                <Tile key={tile.heading} {...tile} />
              ))}
            </ul>
          </div>
        ))}
        <div id={messages.section_id} className="col-span-full min-w-0 rule-t border-ink pt-4">
          <h3 className="type-h5">{messages.title}</h3>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
            tabIndex={0}
            aria-label={messages.title}
            className="feature-messages feature-tiles mt-3 flex scrollbar-none gap-3"
          >
            <NoticeItems notices={notifications} />
          </ul>
        </div>
      </div>
    </TitledSection>
  );
}

const Tile = ({ heading, section_id, picture, link }: FeatureGroup['features'][number]) => (
  <li id={section_id} className="feature-tile">
    <a href={link} className="block font-semibold leading-snug hover:underline">
      <Picture
        name={picture}
        alt=""
        className="feature-tile-picture mb-2 w-full rounded-large object-cover"
      />
      {heading}
    </a>
  </li>
);
