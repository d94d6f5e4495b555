import type { StreetKind } from '@/lib/city/types';

export const streetWords: readonly string[] = [
  ...['Bobbin', 'Heddle', 'Shuttle', 'Selvedge', 'Tenter', 'Warp', 'Weft', 'Spindle', 'Distaff'],
  ...['Treadle', 'Teasel', 'Madder', 'Woad', 'Weld', 'Indigo', 'Saffron', 'Alum', 'Mordant'],
  ...['Skein', 'Hank', 'Bolt', 'Loom', 'Jacquard', 'Dobby', 'Twill', 'Worsted', 'Tweed'],
  ...['Fustian', 'Calico', 'Cambric', 'Muslin', 'Gingham', 'Serge', 'Flannel', 'Velvet'],
  ...['Damask', 'Brocade', 'Poplin', 'Linen', 'Flax', 'Hemp', 'Jute', 'Cotton', 'Merino'],
  ...['Fleece', 'Roving', 'Carder’s', 'Combers’', 'Spinners’', 'Weavers’', 'Dyers’', 'Fuller’s'],
  ...['Walker’s', 'Shearman’s', 'Draper’s', 'Mercers’', 'Hosiers’', 'Tailors’', 'Tuckers’'],
  ...['Clothiers’', 'Croppers’', 'Throwsters’', 'Lacemakers’', 'Menders’', 'Bleach', 'Thimble'],
  ...['Needle', 'Bodkin', 'Button', 'Ribbon', 'Tassel', 'Braid', 'Cord', 'Twine', 'Purl'],
  ...['Plait', 'Thread', 'Yarn', 'Whorl', 'Reel', 'Creel', 'Pirn', 'Quill', 'Batten', 'Reed'],
  ...['Sley', 'Harness', 'Raddle', 'Swift', 'Millrace', 'Tollgate', 'Granary', 'Foundry'],
  ...['Lamplighter’s', 'Ferry', 'Exchange', 'Wool', 'Ropewalk', 'Chandler’s', 'Cooper’s'],
];

export const streetSuffixes: Record<StreetKind, readonly string[]> = {
  arterial: ['Road', 'Avenue', 'Parade'],
  major: ['Street', 'Way', 'Hill'],
  minor: ['Lane', 'Row', 'Walk', 'Green', 'Yard', 'Court', 'Place', 'Close'],
};

export const streetPrefixes: readonly string[] = ['', 'Upper ', 'Lower ', 'Old ', 'Little '];
