/*
 * The planner in its place comes late, behind one more step: the names of the files that it consists
 * of weigh more than this, and would stand in pages at load.
 */
export const bringStage = () =>
  import('./planner-stage.client').then(({ PlannerStage }) => PlannerStage);
