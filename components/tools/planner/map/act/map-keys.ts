import type { KeyboardEvent } from 'react';
import { stopAlong } from '@/lib/planner/map/along';
import type { MapGround } from '@/lib/planner/map/ground';
import { commandOf, type MapCommand } from '@/lib/planner/map/keys';
import { headings, stepFrom } from '@/lib/planner/map/steps';
import { isOpen, type PlannerStore, shownPlan } from '../../state/planner';
import type { MapView } from '../use-view';
import type { StopMove } from './use-move';

/** Pixels that an arrow key pans by where no stop is chosen. */
const panStep = 80;

export interface MapKeys extends Pick<PlannerStore, 'get' | 'actions'> {
  readonly ground: MapGround | undefined;
  readonly view: MapView;
  readonly move: StopMove;
  /** Adds a stop at the cross in the middle. */
  readonly add: () => void;
}

/** What keys do while the map has the focus. */
export function mapKeys({ get, actions, ground, view, move, add }: MapKeys) {
  const state = get();
  const { chosen } = state;
  const plan = shownPlan(state);

  const choose = (stop: number | undefined) => {
    const place = stop === undefined ? undefined : move.placeOf(stop);
    if (stop === undefined || !place) return;
    move.settle();
    actions.choose(stop);
    if (ground) view.reveal(ground.spotOf(place));
  };
  const chooseVan = (van: number) => {
    const first = plan?.sequences[van]?.[0];
    if (first !== undefined) choose(first);
    else if (state.day.vans[van]) actions.announce(`${state.day.vans[van].id} has no stops.`);
  };
  const arrow = ({ direction, far }: Extract<MapCommand, { kind: 'arrow' }>) => {
    const place = chosen === undefined ? undefined : move.placeOf(chosen);
    const [east, south] = headings[direction];
    if (chosen === undefined || !place || !ground) view.pan(-east * panStep, -south * panStep);
    else if (isOpen(state)) {
      const next = stepFrom(place, direction, far, state.town);
      move.moveTo(chosen, next);
      view.reveal(ground.spotOf(next));
    } else actions.announce('Editing waits until the run ends.');
  };
  /** Does what a key says; false where it has nothing to do here, so that others may. */
  const run = (command: MapCommand): boolean => {
    const isEdit = command.kind === 'add' || command.kind === 'delete';
    if (isEdit && !isOpen(state)) actions.announce('Editing waits until the run ends.');
    else if (command.kind === 'along') choose(plan && stopAlong(plan, chosen, command.to));
    else if (command.kind === 'van') chooseVan(command.van);
    else if (command.kind === 'arrow') arrow(command);
    else if (command.kind === 'zoom') view.zoomAt(command.factor);
    else if (command.kind === 'fit') view.fit();
    else if (command.kind === 'add') add();
    else if (command.kind === 'cancel') return move.cancel();
    else if (chosen === undefined) return false;
    else if (command.kind === 'delete') actions.deleteStop(chosen);
    else {
      move.settle();
      actions.openRow(chosen);
    }
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const command = commandOf(event);
    if (!command || !run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
