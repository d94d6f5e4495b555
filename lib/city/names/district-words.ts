/** Names of districts away from the river. */
export const inlandNames: readonly string[] = [
  ...['Weavers’ Cross', 'Tenterfields', 'Bleachfield', 'Fuller’s Heath', 'Loomgate', 'Flaxton'],
  ...['Spindle Hill', 'Woolmarket', 'Carders’ Common', 'Teasel End', 'Shearing Cross', 'Ropewalk'],
  ...['Cloth Hall', 'Madder Fields', 'Woadlands', 'Mercers’ Hill', 'Old Exchange', 'Saffron Gate'],
  ...['Station Quarter', 'Linen Hill', 'Cotton Row End', 'Hempstead Green', 'Drapers’ Town'],
];

/** Names of districts by the river. */
export const riversideNames: readonly string[] = [
  ...['Millside', 'Old Weir', 'Fulling Mills', 'Dyers’ Reach', 'Wharfside', 'Waterhead'],
  ...['Lower Sluice', 'Ferry Stairs', 'Bridge End', 'Washers’ Strand', 'Millrace', 'Staithes'],
];
