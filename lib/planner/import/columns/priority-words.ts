/** What a cell says of a stop that must be served. */
export const mustWord =
  /^(must|yes|true|y|x|high|highest|critical|urgent|asap|h|c|ja|oui|si|sí|alta)$/i;

/** And of one like all others. Numbers say neither: 1 is the first of some lists and the last of others. */
export const usualWord =
  /^(no|false|n|low|lowest|medium|normal|regular|standard|l|m|nein|non|baja|media)$/i;
