import type { ReactNode } from 'react';
import { Picture } from '@/components/picture/picture';
import type { Service } from '@/content/home/services';
import type { Fleet, NextStop, ProofOfDelivery } from '@/content/schemas/home/sample-day';
import { DispatchConsole } from './dispatch-console';
import { DriverPhone } from './driver-phone';
import { PlanSheet } from './plan-sheet';
import { ProofCard } from './proof-card';
import './service-pictures.css';

/** What the services' pictures show: one sample day. */
export interface ServicePictureData {
  day: Fleet;
  stop: NextStop;
  proof: ProofOfDelivery;
}

const drawnPictures = ({ day, stop, proof }: ServicePictureData): Record<string, ReactNode> => ({
  // A dispatcher's screen; on phones, where it would be too small to read, the driver's.
  fleet: (
    <>
      <DispatchConsole day={day} />
      <div className="flex h-138 justify-center overflow-hidden rounded-card bg-sunk px-4 pt-6 md:hidden">
        <DriverPhone stop={stop} />
      </div>
    </>
  ),
  // The driver's next stop and the proof it leaves behind; below 1180 px the proof alone.
  delivery: (
    <div className="services-sheet services-delivery flex items-end justify-center gap-12 overflow-hidden rounded-card bg-madder-tint px-5 py-6">
      <ProofCard proof={proof} />
      <DriverPhone stop={stop} className="max-xl:hidden" />
    </div>
  ),
  route: <PlanSheet day={day} />,
});

/** The picture of a service: its own, or the one that is drawn for its id. */
export const servicePicture = ({ id, image }: Service, day: ServicePictureData): ReactNode =>
  image ? (
    <Picture
      name={image.picture}
      alt={image.alt}
      other={image.narrow ? { name: image.narrow, media: '(width < 640px)' } : undefined}
      className="services-sheet w-full rounded-card bg-sunk object-cover"
    />
  ) : (
    drawnPictures(day)[id]
  );
