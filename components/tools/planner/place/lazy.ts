/*
 * The planner in its place is loaded lazily, behind one more step: the names of the files that it consists
 * of weigh more than this, and would stand in pages at load. What sets the state comes with it.
 */
export const bring = () =>
  import('./planner-stage.client').then(
    ({ PlannerStage }) =>
      () =>
        PlannerStage,
  );
