import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ButtonLink, Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { ThreadChip } from '@/components/ui/chip';

export default function HomePage() {
  return (
    <>
      <Section labelledBy="a" thread="left">
        <div className="container">
          <SectionHeading id="a" stop="left" title="Plan it, send it, watch it arrive." aside="Time windows, capacity, skills, shift length, low bridges, cold bays." />
          <div className="mt-8 flex gap-4">
            <Button look="signal" size="large">Start Free Trial</Button><Button look="ink" loading>Loading...</Button><Button look="outline" size="small">Book a Demo</Button><Button look="ink" disabled>Disabled</Button>
            <TextLink href="#a">All success stories</TextLink><ThreadChip thread="madder">Delivery Management</ThreadChip>
          </div>
        </div>
      </Section>
      <Section labelledBy="b" thread="left-to-right" ground="madder-sheet"><div className="container"><SectionHeading id="b" stop="left" title="Industries We Serve" /></div></Section>
      <Section labelledBy="c" thread="right"><div className="container"><SectionHeading id="c" stop="right" title="Your stack comes in on its own rails." /><ButtonLink look="ink" href="/">x</ButtonLink></div></Section>
    </>
  );
}
