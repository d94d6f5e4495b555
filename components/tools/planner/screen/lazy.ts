/*
 * The planner of the home page is loaded lazily, behind one more step, as the planner in its own place does.
 * Not in one file with that: each page would then name the files of both.
 */
export const bringScreen = () =>
  import('./planner-screen.client').then(({ PlannerScreen }) => PlannerScreen);
