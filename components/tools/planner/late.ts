/*
 * What comes late, behind one more step: the names of the files that each part consists of weigh more
 * than this, and would stand in pages at load.
 */

/** The planner in its place. */
export const bringStage = () =>
  import('./place/planner-stage.client').then(({ PlannerStage }) => PlannerStage);

/** The card of the home page. */
export const bringCard = () =>
  import('./card/woven-card.client').then(({ WovenCard }) => WovenCard);
