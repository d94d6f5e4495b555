import type { fleet, nextStop, proofOfDelivery } from '@/content/home/fleet';
import { DispatchConsole } from './dispatch-console';
import { DriverPhone } from './driver-phone';
import { PlanSheet } from './plan-sheet';
import { ProofCard } from './proof-card';
import './service-pictures.css';

/** What the three services' pictures show: one sample day. */
export interface ServicePictureData {
  day: typeof fleet;
  stop: typeof nextStop;
  proof: typeof proofOfDelivery;
}

/** A picture of each service by its id. */
export const servicePictures = ({ day, stop, proof }: ServicePictureData) => ({
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
