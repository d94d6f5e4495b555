import type { Field } from './fields';

/**
 * The headings of 22 tools and of lists in English, German, French and Spanish, by what the planner reads from
 * them: in plain letters (see `plainHeading`), the best first. A heading that contains a spelling counts too, but
 * less than one that is it.
 */
export const spellings: Readonly<Record<Field, string>> = {
  name: 'name|stop name|location name|customer name|delivery customer name|client name|company name|site name|store name|business name|label|customer|client|company|recipient|recipient name|deliver to|consignee|store|shop|site|place|location|alias|title|address name|contact name|contact|kunde|kundenname|firma|bezeichnung|empfanger|nom|nom du client|destinataire|nombre|cliente|destinatario|empresa|stop|stop id|order id|order number|order no|d o no|do number|job reference number|job reference|tracking id|tracking no|reference|referencia|objectid|id|number|order|stop code',
  latitude: 'latitude|lat|dst lat|gps lat|gps latitude|y|breitengrad|breite|latitud',
  longitude:
    'longitude|lng|lon|long|dst lng|dst lon|gps lng|gps lon|gps longitude|x|langengrad|lange|longitud',
  point:
    'wkt|gps|coordinates|coordinate|lat lng|lat lon|lat long|latlng|latitude longitude|geo|geometry|geolocation|coords|position|point|waypoint|delivery arrival waypoint|arrival waypoint|location|koordinaten|coordonnees|coordenadas',
  address:
    'address|full address|delivery address|street address|address line 1|address line|address 1|address street|street|street 1|street name|road|house number|street number|address number|address line 2|address 2|address 3|street 2|address unit|unit|suite|apartment|detail|city|address city|town|town city|suburb|state|state province|address state|province|county|addr|zip|zip code|postal|postal code|postcode|postalcode|address postalcode|address postal code|country|country region|address country|country code|adresse|anschrift|strasse|hausnummer|plz|postleitzahl|ort|stadt|land|voie|rue|complement|code postal|ville|pays|direccion|domicilio|via|calle|codigo postal|ciudad|provincia|pais',
  zip: 'zip|zip code|zipcode|zip postal code|zip postal|postal code|postalcode|postcode|postal|address zip|address postalcode|address postal code',
  minutes:
    'service time|servicetime|service|service minutes|service min|service duration|minutes at the door|minutes|minute|mins|min|duration|delivery duration|delivery service|visit duration|stop time|stop duration|time at stop|waiting time|dwell|dwell time|handling time|unloading time|unload time|time|servicezeit|standzeit|aufenthalt|aufenthaltsdauer|entladezeit|dauer|minuten|duree|duree visite|duree de visite|temps sur place|temps de service|duracion|duracion visita|tiempo de servicio|tiempo',
  load: 'load|load 1|demand|boxes|box|parcels|packages|quantity|qty|delivery quantities|delivery quantity|pieces|pcs|items|units|pallets|cases|cartons|weight load|weight|load demand value|volume|amount|size|kg|lbs|volume load|ladung|menge|anzahl|pakete|gewicht|stuck|charge|quantite|colis|poids|carga|cantidad|bultos|paquetes|peso|demanda',
  window:
    'time window|window|delivery window|time slot|slot|delivery slot|hours|opening hours|times|delivery time|time windows|zeitfenster|lieferfenster|offnungszeiten|creneau|creneau horaire|horaires|horaire|plage horaire|ventana|ventana horaria|franja horaria|horario',
  from: 'time window from|time window start|window from|window start|tw start|from time window|earliest time|earliest arrival|earliest|open date|delivery start time|delivery start|delivery time from|arrival time after|complete after|open|opens|opening|opening time|ready time|ready|not before|after|time from|start time|start|from|allowed start|von|zeitfenster von|ab|fruhestens|beginn|offnet|de|debut|horaire debut|heure debut|au plus tot|ouverture|desde|inicio|horario inicio|hora inicio|apertura',
  to: 'time window to|time window end|window to|window end|tw end|to time window|latest time|latest arrival|latest|due date|delivery end time|delivery end|delivery time to|arrival time before|complete before|close|closes|closing|closing time|due time|due|deadline|not after|before|until|till|time to|end time|end|to|allowed end|bis|zeitfenster bis|spatestens|ende|schliesst|a|fin|horaire fin|heure fin|au plus tard|fermeture|hasta|horario fin|hora fin|cierre',
  date: 'date|delivery date|trip date|schedule date|scheduled date|start date|day|datum|tag|lieferdatum|jour|date de livraison|fecha|fecha de entrega|dia|due date|open date',
  arrival:
    'arrival|arrival time|stop arrival time|eta|planned arrival|scheduled time|scheduled delivery date|appointment time|appointment|delivery time|time|ankunft|ankunftszeit|arrivee|heure arrivee|llegada|hora de llegada',
  skill:
    'skill|skills|required skills|needed skill|required skill|needs|requires|requirement|requirements|special requirement|vehicle features|vehicle type|tags|tag|labels|job labels|fahigkeiten|kenntnisse|anforderung|competences|libelles|habilidades|requisitos',
  priority: 'must serve|must be served|priority|prioritat|priorite|prioridad',
  van: 'van|vehicle|vehicle name|assigned vehicle name|truck|assigned to|assign to|route|route name|tour|driver|driver name|assigned driver username|fahrzeug|fahrer|tournee|vehicule|chauffeur|gira|vehiculo|ruta|conductor',
  order:
    'order|stop order|visit order|stop no|stop number|sequence|stop sequence|sequence number|seq|position|reihenfolge|ordre|rang|orden|secuencia',
  note: 'notes|note|stop notes|instructions|delivery instructions|comment|comments|remarks|memo|description|item description|bemerkung|bemerkungen|notiz|hinweis|commentaire|commentaires|remarques|comentario|comentarios|notas|observaciones',
  phone:
    'phone|phone number|phone no|customer phone number|customer phone|contact phone|mobile|mobile phone|cell|telephone|tel|telefon|telefonnummer|handy|portable|telefono|movil',
  center: 'center of',
  depot:
    'is depot|depot|hub|warehouse|type|kind|stop type|order type|location type|job type|lager|entrepot|deposito|almacen',
};

/** Fields that several columns may hold, and what joins their cells. */
export const joins: Readonly<Partial<Record<Field, string>>> = {
  address: ', ',
  skill: ', ',
  note: '; ',
};

/** A heading in plain letters: 'Service_Time (min)' and 'serviceTime' as 'service time', 'Länge' as 'lange'. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([\p{L}])(\d)/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
