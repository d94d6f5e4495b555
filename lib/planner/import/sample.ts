/** A file to begin with: a depot and ten invented stops, in the columns that the planner reads. */
export const sampleCsv = [
  'name,latitude,longitude,minutes,load,window,skill',
  'Depot,41.8837,-87.6615,,,,',
  'Fernhill store,41.8962,-87.6702,6,4,08:30-10:00,',
  'Norrby east,41.8915,-87.6541,8,12,09:00-11:00,',
  'Parcelhaus locker,41.8748,-87.6589,4,2,,',
  'Ostra kiosk,41.8684,-87.6697,5,3,09:00-10:30,',
  'Saltmarsh & Co,41.8791,-87.6823,7,6,08:30-12:00,',
  'Kiteway office,41.9021,-87.6855,6,1,10:00-11:00,',
  'Movaro yard,41.8872,-87.6934,10,8,,lift',
  'Tenter clinic,41.8659,-87.6468,5,2,09:30-10:30,',
  'Weir café,41.8988,-87.6478,5,3,,',
  'Old mint,41.8716,-87.6891,6,5,11:00-14:00,',
  '',
].join('\r\n');
