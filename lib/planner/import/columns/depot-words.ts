/** What a cell of a column for depots says of a depot. */
export const depotWord =
  /^(1|true|yes|y|x|ja|oui|si|sí|depot|dépôt|depósito|hub|warehouse|start|end|finish|base|yard|lager|entrepôt|almacén)$/i;

/** And of a stop. */
export const notDepotWord =
  /^(0|false|no|n|nein|non|stop|delivery|drop|dropoff|drop-off|customer|order|visit|task|d|p|t|job|client|service|pickup|collection)$/i;

/** Whether a line is named depot: `Depot`, `Depot: Riverside`, but not the address `Depot Street 4`. */
export const isDepotName = (name = ''): boolean =>
  /^(the |main )?(depot|hub|warehouse|distribution cent(?:er|re)|dépôt|lager|entrepôt|almacén|depósito)\s*([:,–-].*)?$/i.test(
    name.trim(),
  );
