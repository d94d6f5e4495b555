/* Behind one more step: the names of the files that it consists of would stand in the page at load. */
export const bringDesk = () => import('./desk').then(({ Desk }) => Desk);
