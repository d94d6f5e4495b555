import { DispatchConsole, type FleetDay } from '@/components/pages/home/services/dispatch-console';
import { DriverPhone, type PhoneStop } from '@/components/pages/home/services/driver-phone';
import { type PlannedRoute, PlanSheet } from '@/components/pages/home/services/plan-sheet';
import { type Proof, ProofCard } from '@/components/pages/home/services/proof-card';
import './service-pictures.css';

/** What the three services' pictures show: one sample day. */
export interface ServicePictureData {
  day: FleetDay & { vehicles: readonly PlannedRoute[] };
  stop: PhoneStop;
  proof: Proof;
}

/** A dispatcher's screen; on phones, where it would be too small to read, the driver's. */
export function FleetPicture({ day, stop }: Pick<ServicePictureData, 'day' | 'stop'>) {
  return (
    <>
      <DispatchConsole day={day} className="services-sheet max-md:hidden" />
      <div className="services-phone flex justify-center overflow-hidden rounded-card bg-sunk px-4 pt-6 md:hidden">
        <DriverPhone stop={stop} />
      </div>
    </>
  );
}

/** The driver's next stop and the proof it leaves behind; below 1180 px the proof alone. */
export function DeliveryPicture({ stop, proof }: Pick<ServicePictureData, 'stop' | 'proof'>) {
  return (
    <div className="services-sheet services-delivery flex items-end justify-center gap-12 overflow-hidden rounded-card bg-madder-tint">
      <ProofCard proof={proof} className="my-auto w-full max-w-80" />
      <DriverPhone stop={stop} className="max-xl:hidden" />
    </div>
  );
}

/** A finished plan with its legend. */
export function RoutePicture({ day }: Pick<ServicePictureData, 'day'>) {
  return <PlanSheet date={day.date} routes={day.vehicles} className="services-plan" />;
}
